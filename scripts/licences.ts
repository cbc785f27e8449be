import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackage, shippedPackages } from './shipped-packages.ts'

/** Licences that may ship, each as an SPDX id: they allow free use, also for money, and ask for no source of ours. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  // A library that is loaded as it is, and that whoever runs Fettle may replace (libvips).
  'LGPL-3.0-or-later',
  // A file that stays as it is (axe-core).
  'MPL-2.0',
  // A font.
  'OFL-1.1',
]

/**
 * Whether an SPDX expression allows what we do: of `OR` one has to, of `AND` every one. One with parentheses within is refused, so that somebody
 * reads it.
 */
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\(([^()]*)\)$/u, '$1')
  if (/[()]/u.test(choices)) return false
  return choices
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED_LICENCES.includes(id)))
}

const LICENCE_FILE = '{licen[cs]e,copying,notice}{,-*,.*}'
const RULE = '='.repeat(80)

/** Texts of a package's own licence files; empty: it has none, or is not installed on this system. */
export const licenceTexts = ({ path }: LockedPackage): string[] =>
  existsSync(path)
    ? globSync([LICENCE_FILE, LICENCE_FILE.toUpperCase(), 'License{,.*}'], { cwd: path, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => file.name)
        .toSorted()
        .map((name) => readFileSync(join(path, name), 'utf8').trim())
    : []

/**
 * Licences of all that ships, as one text: each package with its licence, then each text once, with the packages that have it. Texts of packages
 * for one system are in these packages, so that the file is the same wherever it is made.
 */
export function thirdPartyLicences(): string {
  const shipped = shippedPackages()
  const byText = new Map<string, string[]>()
  for (const one of shipped.filter(({ isForOneSystem }) => !isForOneSystem))
    for (const text of licenceTexts(one)) byText.set(text, [...(byText.get(text) ?? []), nameOf(one)])
  const list = [...new Set(shipped.map((one) => `${nameOf(one)}: ${one.licence}`))]
  const texts = [...byText].map(([text, names]) => `${RULE}\n${[...new Set(names)].join('\n')}\n\n${text}\n`)
  return `Packages that come with Fettle, and their licences.\n\n${list.join('\n')}\n\n${texts.join('\n')}`
}

const nameOf = ({ name, version }: LockedPackage): string => `${name} ${version}`
