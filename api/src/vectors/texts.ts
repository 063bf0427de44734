/** German sentences for whoever starts the server. */
export const vectorTexts = {
  ready: (folder: string) =>
    `Freie Antworten werden nach ihren Worten und nach ihrem Sinn verstanden, mit dem Modell in „${folder}“.`,
  without: 'Freie Antworten werden bis dahin nur nach ihren Worten verstanden.',
  broke: (folder: string) => `Das Modell in „${folder}“ antwortet nicht mehr und wird in einer Minute neu gestartet.`,
  problems: {
    files: (folder: string, name: string) =>
      `Im Ordner „${folder}“ (VECTORS_DIR) fehlt ${name}, oder die Datei ist nicht lesbar. Nötig sind model.onnx, tokenizer.json und tokenizer_config.json.`,
    runtime: (folder: string, detail: string) =>
      `Im Ordner „${folder}“ (VECTORS_DIR) fehlt, was das Modell ausführt (${detail}). Bitte rufen Sie dort auf: npm install onnxruntime-node @huggingface/tokenizers`,
    inputs: (folder: string, names: string) =>
      `Das Modell in „${folder}“ (VECTORS_DIR) verlangt anderes als einen Satz (${names}). Nötig ist ein Modell für Satzvektoren mit den Eingaben input_ids und attention_mask.`,
    values: (folder: string, name: string) =>
      `Das Modell in „${folder}“ (VECTORS_DIR) gibt keine brauchbaren Satzvektoren (Ausgabe ${name}). Bitte nehmen Sie ein anderes.`,
    loading: (folder: string, detail: string) =>
      `Das Modell in „${folder}“ (VECTORS_DIR) lässt sich nicht laden${detail === '' ? '' : ` (${detail})`}. Bitte prüfen Sie die Dateien.`,
  },
} as const;
