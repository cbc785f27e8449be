import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { camelCase } from './camel-case.ts'
import { type GeneratedFile, ROOT } from './generated-file.ts'

const FOLDER = join(ROOT, 'src', 'report', 'html', 'style')

/** The stylesheets of reports, by the names of their files: a report is one file, and what makes it reads none. */
export function reportStylesFile(): GeneratedFile {
  const files = globSync('*.css', { cwd: FOLDER }).toSorted()
  return {
    path: 'src/report/html/styles.generated.ts',
    lines: [
      '/** Stylesheets of reports, by the names of their files. Written by scripts/generate-catalogue.ts. */',
      'export const styles = {',
      ...files.map(
        (file) =>
          `  ${camelCase(basename(file, '.css'))}: ${JSON.stringify(shortened(readFileSync(join(FOLDER, file), 'utf8')))},`,
      ),
      '} as const',
    ],
  }
}

/** Without comments and indentation. */
const shortened = (css: string): string =>
  css
    .replaceAll(/\/\*[^*]*\*\//gu, '')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/ \{$/u, '{')
        .replace(/^([\w-]+): /u, '$1:'),
    )
    .join('')
