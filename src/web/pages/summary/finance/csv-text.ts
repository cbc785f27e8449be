/** Largest file, in bytes. */
const MOST = 200_000
/** Largest size when sent: quotes and letters of other alphabets take more space there than in the file. */
const MOST_SENT = 256_000

/** A CSV file as text. Throws the message for another file, and for one that is too large. */
export async function readCsv(file: File): Promise<string> {
  if (file.size > MOST) throw new Error('File size exceeded!')
  const text = csvText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) throw new Error('Please upload valid file!')
  if (new TextEncoder().encode(JSON.stringify(text)).length > MOST_SENT)
    throw new Error('File size exceeded!')
  return text
}

/** First bytes of a spreadsheet, a PDF or another file that is no text. */
const OTHERS = ['PK\u0003\u0004', '%PDF', '\u00D0\u00CF\u0011\u00E0', '\u0089PNG']

/**
 * The text of a CSV file in any usual encoding: UTF-8, UTF-16 with a byte order mark (Excel's "Unicode text"), else Windows-1252, as
 * spreadsheets on Windows save it. `null`: not a text.
 */
export function csvText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const latin = new TextDecoder('windows-1252').decode(bytes)
  if (OTHERS.some((head) => latin.startsWith(decoded(head))) || latin.includes('\0')) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return latin
    throw error
  }
}

const decoded = (head: string): string =>
  new TextDecoder('windows-1252').decode(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))
