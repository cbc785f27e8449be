/** A file name that says what the file is: "get-the-padlock-guide.pdf" of "Get the padlock" and "guide". */
export function pdfName(title: string, what: string): string {
  const words = `${title} ${what}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/['’\p{M}]/gu, '')
    .match(/[a-z0-9]+/gu)
  return `${(words ?? []).join('-')}.pdf`
}
