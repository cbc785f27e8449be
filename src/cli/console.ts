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

/** How the report is laid out on this terminal. Colours only when standard output is a terminal and nobody has turned them off. */
export function terminalOptions(hasColours: boolean): TerminalOptions {
  const colours = process.stdout.isTTY && hasColours
  return {
    width: Math.min(process.stdout.columns || WIDEST, WIDEST),
    paint: (tone, text) => (colours ? styleText(STYLES[tone], text) : text),
  }
}

/** One line of progress on standard error; prints nothing when a script reads the output. */
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

  /** Removes the line. */
  clear(): void {
    if (this.#shown && this.#last !== '') process.stderr.write('\r\u001B[2K')
    this.#last = ''
  }
}
