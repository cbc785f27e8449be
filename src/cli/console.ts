import { styleText } from 'node:util'
import type { TerminalOptions } from '#report/terminal.ts'

const WIDEST = 96
const STYLES = {
  success: 'green',
  warning: 'yellow',
  error: 'red',
  info: 'blue',
  grey: 'gray',
  bold: 'bold',
  dim: 'dim',
} as const

/** How the report is laid out on this terminal; colours only where a person looks and has not asked for none. */
export function terminalOptions(hasColours: boolean): TerminalOptions {
  const colours = process.stdout.isTTY && hasColours
  return {
    width: Math.min(process.stdout.columns || WIDEST, WIDEST),
    paint: (tone, text) => (colours ? styleText(STYLES[tone], text) : text),
  }
}

/** One line on standard error that says how far things are; nothing at all for scripts. */
export class ProgressLine {
  readonly #shown: boolean
  #last = ''

  constructor(quiet: boolean) {
    this.#shown = process.stderr.isTTY && !quiet
  }

  show(text: string): void {
    if (!this.#shown || text === this.#last) return
    this.#last = text
    process.stderr.write(`\r\u001B[2K${text.slice(0, (process.stderr.columns || WIDEST) - 1)}`)
  }

  /** Takes the line away again. */
  clear(): void {
    if (this.#shown && this.#last !== '') process.stderr.write('\r\u001B[2K')
    this.#last = ''
  }
}
