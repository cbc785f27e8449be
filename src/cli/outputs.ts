import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readFonts } from '#engine/report-fonts.ts'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { HtmlOptions } from '#report/html/document.ts'
import { renderHtml } from '#report/html/render.ts'
import type { GatedReport } from '#report/gate/gate.ts'
import { renderGithub } from '#report/gate/github.ts'
import { renderJunit } from '#report/gate/junit.ts'
import { renderSarif } from '#report/gate/sarif.ts'
import type { Report } from '#report/schema.ts'
import { printable, renderTerminal } from '#report/terminal.ts'
import { terminalOptions } from './console.ts'
import type { ScanEnvironment } from '#server/scan-environment.ts'
import type { Options } from './options.ts'
import { print } from './print.ts'
import { UsageError } from './usage.ts'
import { cannotWrite, writeFile } from './write-file.ts'

type Presented = Omit<HtmlOptions, 'expand' | 'fonts'>

/** Writes every output that was asked for. Throws {@link UsageError} that names a file that cannot be written. */
export async function writeOutputs(
  gated: GatedReport,
  options: Options,
  environment: ScanEnvironment,
  presented: Presented,
): Promise<void> {
  const { report } = gated
  const { json, html, pdf, csv } = options
  const page = (expand: boolean) => renderHtml(report, { ...presented, fonts: readFonts(), expand })
  if (json !== undefined && json !== '-')
    await writeFile('--json', json, `${JSON.stringify(report, null, 2)}\n`)
  if (html !== undefined) await writeFile('--html', html, await page(false))
  if (csv !== undefined) await writeFile('--csv', csv, sheetOf(report))
  if (pdf !== undefined) await writeFile('--pdf', pdf, await pdfOf(await page(true), environment))
  if (json === '-') await print(`${JSON.stringify(report, null, 2)}\n`)
  else if (options.format !== 'text') await print(RENDERERS[options.format](gated))
  else if (!options.quiet) {
    const hasColours = !options['no-color'] && !environment.noColor
    await print(renderTerminal(report, terminalOptions(hasColours)) + changesIn(gated))
  }
}

const RENDERERS = { junit: renderJunit, sarif: renderSarif, github: renderGithub } as const

/** The checks that got worse since the baseline, one line each. */
function changesIn({ report, comparison: { worse } }: GatedReport): string {
  if (worse.length === 0) return ''
  const lines = worse.map(({ id, was, is }) => {
    const title = report.checks.find((check) => check.id === id)?.title ?? id
    return `  ${title}: was ${printable(was)}, is ${printable(is)}`
  })
  return `\nWorse than in the baseline\n${lines.join('\n')}\n`
}

/** The spreadsheet that `--csv` writes; only its header when the check was not part of the scan. */
const SHEET = 'broken_links.csv'

function sheetOf(report: Report): string {
  const listing = catalogue.find(({ sheet }) => sheet?.name === SHEET)
  const check = report.checks.find(({ id }) => id === listing?.id)
  return listing?.sheet?.make(check?.facts ?? {}) ?? ''
}

async function pdfOf(html: string, environment: ScanEnvironment): Promise<Uint8Array> {
  const { CannotPrint, printPdf } = await import('#engine/print-pdf.ts')
  try {
    const { chromium, remoteBrowsers, sandbox } = environment
    return await printPdf(html, { executable: chromium, remote: remoteBrowsers, sandbox })
  } catch (error) {
    if (error instanceof CannotPrint) throw new UsageError(`--pdf: ${error.message}`)
    throw error
  }
}

const FILES = ['json', 'html', 'pdf', 'csv', 'save-evidence'] as const

/** Looks at the files that are written when a scan has ended, without making one: a scan whose report cannot be kept is not begun. Throws {@link UsageError}. */
export function refuseUnwritable(options: Pick<Options, (typeof FILES)[number]>): void {
  for (const name of FILES) {
    const file = options[name]
    if (file === '') throw new UsageError(`--${name} needs the name of a file.`)
    if (file !== undefined && file !== '-') refuseUnwritableFile(`--${name}`, file)
  }
}

function refuseUnwritableFile(option: string, file: string): void {
  const wanted = resolve(file)
  try {
    const { path, isFolder } = nearest(wanted)
    if (path === wanted && isFolder) throw new UsageError(`${option}: ${file} is a folder.`)
    if (path !== wanted && !isFolder)
      throw new UsageError(`${option}: the file ${file} cannot be written: ${path} is no folder.`)
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw error instanceof UsageError ? error : cannotWrite(option, file, error)
  }
}

/** What there is of a path. */
function nearest(path: string): { path: string; isFolder: boolean } {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { path, isFolder: found.isDirectory() } : nearest(dirname(path))
}
