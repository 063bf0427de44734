# Liest die Daten dieses Pakets, beschriftet sie und rechnet nach, was die Analyse von Dialogwerk gezeigt hat.
# Braucht nur R selbst, kein weiteres Paket. So geht es, mit diesem Ordner als Arbeitsverzeichnis:
#   Rscript auswertung.R        oder in R:  source("auswertung.R", encoding = "UTF-8")
# Danach gibt es:
#   daten       die Werte; was fehlt, ist NA; Beschriftungen stehen in attr(x, "label") und attr(x, "labels")
#   fehlt       warum ein Wert fehlt, in Worten; NA, wo einer da ist
#   ergebnis    jede Kennzahl mit dem erwarteten und dem hier berechneten Wert, auch in ergebnis_R.csv
# Wer haven oder arrow hat, kann auch so lesen:
#   haven::read_sav("daten.sav", user_na = TRUE)        arrow::read_parquet("daten.parquet")

lies <- function(datei, klassen, namen = NULL) {
  tabelle <- read.csv(datei, header = is.null(namen), skip = if (is.null(namen)) 0 else 1, colClasses = klassen,
    encoding = "UTF-8", na.strings = character(0), quote = "\"", comment.char = "", fill = FALSE, check.names = FALSE)
  if (!is.null(namen)) names(tabelle) <- namen
  tabelle
}
# Ein Apostroph vor dem, was Tabellenprogramme sonst als Formel lesen, gehört nicht zum Text.
text <- function(x) sub("^'('* *[-=+@\uff1d\uff0b\uff0d\uff20])", "\\1", x, perl = TRUE)
zahl <- function(x) suppressWarnings(as.numeric(ifelse(x == "", NA, x)))

variablen <- lies("variablen.csv", "character")
werte <- lies("werte.csv", "character")
variablen$beschriftung <- text(variablen$beschriftung)
werte$beschriftung <- text(werte$beschriftung)
werte$wert <- zahl(werte$wert)

roh <- lies("daten.csv", "character", variablen$variable)
for (i in which(variablen$typ == "zahl")) roh[[i]] <- zahl(roh[[i]])

daten <- roh
fehlt <- roh
for (i in seq_along(roh)) {
  eigene <- werte[werte$variable == variablen$variable[i], ]
  codes <- eigene[eigene$fehlt != "", ]
  echte <- eigene[eigene$fehlt == "", ]
  if (variablen$typ[i] == "zahl") {
    fehlt[[i]] <- codes$beschriftung[match(roh[[i]], codes$wert)]
    daten[[i]][roh[[i]] %in% codes$wert] <- NA
  } else {
    fehlt[[i]] <- NA_character_
    daten[[i]][roh[[i]] == ""] <- NA
    if (variablen$typ[i] == "datum") daten[[i]] <- as.Date(daten[[i]])
  }
  attr(daten[[i]], "label") <- variablen$beschriftung[i]
  if (nrow(echte) > 0) attr(daten[[i]], "labels") <- setNames(echte$wert, echte$beschriftung)
}

kennzahlen <- lies("kennzahlen.csv", "character")
for (spalte in c("kennzahl", "wert", "faktor", "erwartet")) kennzahlen[[spalte]] <- zahl(kennzahlen[[spalte]])

# Fehlende Werte, die nicht als Antwort zählen: der Rest sind Werte, 'keine Angabe' und 'in anderer Form gespeichert'.
nie_gefragt <- c("nicht_gefragt", "nicht_angeboten", "nichts_zur_wahl")
# Was nach mehreren Versuchen oder in der Zeit ohne Antwort blieb, zählt die Analyse mit den übersprungenen.
uebersprungen <- c("uebersprungen", "nach_versuchen", "zeit_abgelaufen")
ohne_antwort <- c(nie_gefragt, uebersprungen, "zurueckgezogen", "offen")

berechnet <- function(variable, basis, art, wert) {
  x <- roh[[variable]]
  if (basis == "beendet") x <- x[roh[["dw_state"]] == 1]
  codes <- werte[werte$variable == variable & werte$fehlt != "", ]
  warum <- codes$fehlt[match(x, codes$wert)]
  v <- x[is.na(warum) & !is.na(x)]
  n <- length(v)
  switch(art,
    anzahl = sum(v == wert),
    anteil = if (n == 0) 0 else sum(v == wert) / n,
    n = n,
    mittelwert = mean(v),
    standardabweichung = sd(v),
    minimum = min(v),
    q1 = unname(quantile(v, 0.25)),
    median = median(v),
    q3 = unname(quantile(v, 0.75)),
    maximum = max(v),
    keine_angabe = sum(warum == "keine_angabe", na.rm = TRUE),
    beantwortet = sum(!is.na(x) & !(warum %in% ohne_antwort)),
    uebersprungen = sum(warum %in% uebersprungen),
    zurueckgezogen = sum(warum == "zurueckgezogen", na.rm = TRUE),
    offen = sum(warum == "offen", na.rm = TRUE),
    gefragt = sum(!is.na(x) & !(warum %in% nie_gefragt)),
    stop("Unbekannte Kennzahl: ", art))
}

kennzahlen$berechnet <- if (nrow(kennzahlen) == 0) numeric(0) else kennzahlen$faktor *
  mapply(berechnet, kennzahlen$variable, kennzahlen$basis, kennzahlen$art, kennzahlen$wert)
# Was dieselbe Nummer hat, gehört zu einer Kennzahl und wird zusammengezählt.
summen <- tapply(kennzahlen$berechnet, kennzahlen$kennzahl, sum)
ergebnis <- kennzahlen[!duplicated(kennzahlen$kennzahl), c("kennzahl", "variable", "basis", "art", "wert", "erwartet")]
ergebnis$berechnet <- as.numeric(summen[as.character(ergebnis$kennzahl)])
ergebnis$stimmt <- with(ergebnis, !is.na(berechnet) & abs(berechnet - erwartet) <= 1e-8 * pmax(1, abs(erwartet)))

write.csv(format(ergebnis, digits = 15, trim = TRUE), "ergebnis_R.csv", row.names = FALSE, quote = FALSE)
anders <- ergebnis[!ergebnis$stimmt, ]
cat(nrow(ergebnis), "Kennzahlen nachgerechnet,", nrow(anders), "anders als erwartet\n")
if (nrow(anders) > 0) print(anders, row.names = FALSE)
