* Liest die Daten dieses Pakets, beschriftet sie und rechnet nach, was die Analyse von Dialogwerk gezeigt hat.
* Stata 14 oder neuer. So geht es, mit diesem Ordner als Arbeitsverzeichnis:   do auswertung.do
* Danach stehen die Daten im Speicher; warum ein Wert fehlt, sagen .a bis .g (siehe werte.csv).
* Namen haben in Stata höchstens 32 Zeichen und keinen Punkt: variablen.csv nennt beide. Beschriftungen von Variablen sind
* nach 80 Zeichen gekürzt; ganz stehen sie in den Notizen (notes) und in variablen.csv.
* Alle Texte kommen aus den Tabellen und nie aus dieser Datei; kein Text kann deshalb ein Befehl werden.
version 14
clear all
set more off

mata:
mata set matastrict off

// Ein Apostroph vor dem, was Tabellenprogramme sonst als Formel lesen, gehört nicht zum Text.
string colvector dw_text(string colvector texte)
{
    real scalar i
    for (i = 1; i <= rows(texte); i++) {
        if (ustrregexm(texte[i], "^'+ *[-=+@＝＋－＠]")) texte[i] = usubstr(texte[i], 2, .)
    }
    return(texte)
}

// Das Quantil nach linearer Interpolation (Typ 7 in R); v ist sortiert.
real scalar dw_quantil(real colvector v, real scalar q)
{
    real scalar p
    p = (rows(v) - 1) * q
    return(v[floor(p) + 1] + (v[ceil(p) + 1] - v[floor(p) + 1]) * (p - floor(p)))
}

real scalar dw_berechnet(string scalar name, string scalar basis, string scalar art, real scalar wert)
{
    real colvector x, v
    real scalar n
    x = st_data(., name)
    if (basis == "beendet") x = select(x, st_data(., "dw_state") :== 1)
    if (rows(x) == 0) x = J(0, 1, .)
    v = rows(x) == 0 ? x : select(x, x :< .)
    n = rows(v)
    if (n > 0) v = sort(v, 1)
    if (art == "anzahl") return(n == 0 ? 0 : sum(v :== wert))
    if (art == "anteil") return(n == 0 ? 0 : sum(v :== wert) / n)
    if (art == "n") return(n)
    if (art == "mittelwert") return(mean(v))
    if (art == "standardabweichung") return(sqrt(variance(v)))
    if (art == "minimum") return(min(v))
    if (art == "q1") return(dw_quantil(v, 0.25))
    if (art == "median") return(dw_quantil(v, 0.5))
    if (art == "q3") return(dw_quantil(v, 0.75))
    if (art == "maximum") return(max(v))
    // .a nicht gefragt, .b übersprungen, .c keine Angabe, .d zurückgezogen, .e offen, .f in anderer Form, .g nicht angeboten,
    // .h nichts zur Wahl, .i nach mehreren Versuchen ohne Antwort, .j Zeit abgelaufen: die Analyse zählt beides mit den übersprungenen
    if (art == "keine_angabe") return(sum(x :== .c))
    if (art == "uebersprungen") return(sum(x :== .b) + sum(x :== .i) + sum(x :== .j))
    if (art == "zurueckgezogen") return(sum(x :== .d))
    if (art == "offen") return(sum(x :== .e))
    if (art == "beantwortet") return(n + sum(x :== .c) + sum(x :== .f))
    if (art == "gefragt") return(n + sum(x :== .c) + sum(x :== .f) + sum(x :== .b) + sum(x :== .i) + sum(x :== .j) + sum(x :== .d) + sum(x :== .e))
    _error("Unbekannte Kennzahl: " + art)
}
end

* 1. Was die Tabellen sagen.
import delimited using "variablen.csv", delimiters(",") varnames(1) bindquote(strict) encoding("utf-8") stringcols(_all) clear
mata: dw_variable = st_sdata(., "variable")
mata: dw_name = st_sdata(., "stata_name")
mata: dw_label = dw_text(st_sdata(., "beschriftung"))
mata: dw_typ = st_sdata(., "typ")

import delimited using "werte.csv", delimiters(",") varnames(1) bindquote(strict) encoding("utf-8") stringcols(_all) clear
mata: dw_w_variable = st_sdata(., "variable")
mata: dw_w_wert = strtoreal(st_sdata(., "wert"))
mata: dw_w_label = dw_text(st_sdata(., "beschriftung"))
mata: dw_w_stata = st_sdata(., "stata")

import delimited using "kennzahlen.csv", delimiters(",") varnames(1) bindquote(strict) encoding("utf-8") stringcols(_all) clear
mata: dw_k = strtoreal(st_sdata(., ("kennzahl", "wert", "faktor", "erwartet")))
mata: dw_k_text = st_sdata(., ("variable", "basis", "art"))

* 2. Die Daten: alles als Text gelesen, Zahlen danach.
import delimited using "daten.csv", delimiters(",") varnames(nonames) rowrange(2) bindquote(strict) encoding("utf-8") stringcols(_all) clear
mata:
for (i = 1; i <= rows(dw_name); i++) st_varrename("v" + strofreal(i), "dw__" + strofreal(i))
for (i = 1; i <= rows(dw_name); i++) {
    alt = "dw__" + strofreal(i)
    if (dw_typ[i] != "zahl") {
        st_varrename(alt, dw_name[i])
    }
    else {
        x = strtoreal(st_sdata(., alt))
        st_dropvar(alt)
        eigene = dw_w_variable :== dw_variable[i]
        werte = select(dw_w_wert, eigene)
        texte = select(dw_w_label, eigene)
        arten = select(dw_w_stata, eigene)
        ganze = J(0, 1, .)
        namen = J(0, 1, "")
        for (k = 1; k <= rows(werte); k++) {
            // Stata beschriftet nur ganze Zahlen und erweiterte fehlende Werte.
            if (arten[k] != "") {
                ersatz = strtoreal(arten[k])
                for (r = 1; r <= rows(x); r++) if (x[r] == werte[k]) x[r] = ersatz
                ganze = ganze \ ersatz
                namen = namen \ texte[k]
            }
            else if (werte[k] == floor(werte[k])) {
                ganze = ganze \ werte[k]
                namen = namen \ texte[k]
            }
        }
        (void) st_addvar("double", dw_name[i])
        if (rows(x) > 0) st_store(., dw_name[i], x)
        if (rows(ganze) > 0) {
            st_vlmodify("dw_l_" + strofreal(i), ganze, namen)
            st_varvaluelabel(dw_name[i], "dw_l_" + strofreal(i))
        }
    }
    st_varlabel(dw_name[i], usubstr(dw_label[i], 1, 80))
    st_global(dw_name[i] + "[note1]", dw_label[i])
    st_global(dw_name[i] + "[note0]", "1")
}
end

* 3. Die Kennzahlen; was dieselbe Nummer hat, wird zusammengezählt.
mata:
anders = 0
gesamt = 0
k = 1
while (k <= rows(dw_k)) {
    nummer = dw_k[k, 1]
    summe = 0
    erste = k
    while (k <= rows(dw_k)) {
        if (dw_k[k, 1] != nummer) break
        name = select(dw_name, dw_variable :== dw_k_text[k, 1])[1]
        summe = summe + dw_k[k, 3] * dw_berechnet(name, dw_k_text[k, 2], dw_k_text[k, 3], dw_k[k, 2])
        k++
    }
    gesamt++
    soll = dw_k[erste, 4]
    if (summe >= . | abs(summe - soll) > 1e-8 * max((1, abs(soll)))) {
        anders++
        printf("%s, %s: erwartet %18.10g, berechnet %18.10g\n", dw_k_text[erste, 1], dw_k_text[erste, 3], soll, summe)
    }
}
printf("%g Kennzahlen nachgerechnet, %g anders als erwartet\n", gesamt, anders)
end
