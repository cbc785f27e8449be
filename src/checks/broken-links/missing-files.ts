import { bareHost } from '#core/address/urls.ts'
import { minutesFor } from '#core/minutes.ts'
import { cut } from '#core/text.ts'
import { plural, type Step } from '#core/words.ts'
import { WEB_PERSON } from '#core/work.ts'
import type { LinkRow } from './facts.ts'
import { kindWords } from './words.ts'

/** So many folders have a step each. */
const NAMED_FOLDERS = 3
const LONGEST_FOLDER = 60

/** Missing scripts and style sheets: no owner can tell what they were for. */
export const isCode = ({ type }: LinkRow): boolean =>
  type === kindWords.script || type === kindWords.stylesheet

/** A file of the website itself, which its owner can upload. Its name may be there in other capital letters, which most servers take for another file. */
export const isOwn = ({ from, to }: LinkRow): boolean =>
  URL.canParse(from) && URL.canParse(to) && hostOf(from) === hostOf(to)

const hostOf = (address: string): string => bareHost(new URL(address).hostname)

/** A folder with the name of a host, as a program that saves a website makes it for each host that it loads from. A version number ends in no letters. */
const HOST_FOLDER = /^\/((?:[a-z\d-]+\.){2,}[a-z]{2,})\//iu

/** The other website that a script or style sheet comes from, or came from before a program saved a copy; `null`: the website's own. */
function serviceOf(row: LinkRow): string | null {
  if (!URL.canParse(row.to)) return null
  const { hostname, pathname } = new URL(row.to)
  return isOwn(row) ? (HOST_FOLDER.exec(pathname)?.[1] ?? null) : hostname
}

/** What asks for pictures in several sizes needs each of them. */
export const inEachSize = (rows: readonly LinkRow[]): string =>
  rows.some(({ inSizes }) => inSizes) ? ', in each size that your pages ask for' : ''

/** The folders of the website in which several pictures are missing, with those pictures: each folder is one upload. */
export function missingTogether(rows: readonly LinkRow[]): Map<string, LinkRow[]> {
  const pictures = rows.filter((row) => row.type === kindWords.image && isOwn(row))
  const byFolder = Map.groupBy(pictures, ({ to }) => new URL('.', to).pathname)
  return new Map([...byFolder].filter(([, { length }]) => length > 1))
}

type Folder = readonly [path: string, pictures: readonly LinkRow[]]

/** The steps for pictures that are missing together: one for those of a library, and one a folder of others, or one in all where there are many folders. */
export function uploading(together: ReadonlyMap<string, readonly LinkRow[]>): Step[] {
  const chosen = [...together.values()].flat().filter(isInLibrary)
  const folders = [...together].filter(([, pictures]) => !pictures.every(isInLibrary))
  return [...uploadSteps(folders), ...(chosen.length > 0 ? [choosingAnew(chosen.length)] : [])]
}

function uploadSteps(folders: readonly Folder[]): Step[] {
  if (folders.length <= NAMED_FOLDERS)
    return folders.map(([path, pictures]) => uploadStep(pictures, folderName(path), 1))
  const all = folders.flatMap(([, pictures]) => pictures)
  return [uploadStep(all, `${folders.length} folders`, folders.length)]
}

/** A row of a website whose pictures are chosen from a library of its builder's. */
type Row = LinkRow & { isAtBuilder?: true | undefined }

/**
 * WordPress puts what is uploaded into the folder of the month, and a hosted builder where it likes, under a new address: the same name does not bring it
 * back.
 */
export const isInLibrary = ({ to, isAtBuilder }: Row): boolean =>
  isAtBuilder === true || (URL.canParse(to) && new URL(to).pathname.includes('/wp-content/uploads/'))

/** Each on its page. */
const choosingAnew = (count: number): Step => ({
  text: `Upload the ${count} missing pictures anew and choose them on their pages in place of the missing ones, or remove them`,
  minutes: minutesFor({ read: 1, page: count }),
})

const uploadStep = (pictures: readonly LinkRow[], from: string, folders: number): Step => ({
  text: `Upload the ${pictures.length} missing pictures of ${from} again with the very same names, capital letters included${inEachSize(pictures)}, or remove them`,
  minutes: minutesFor({ read: 1, page: folders, line: pictures.length - folders }),
})

const folderName = (path: string): string =>
  path === '/' ? 'the top folder' : `the folder ${cut(path.slice(1, -1), LONGEST_FOLDER)}`

/**
 * The steps for what a web person has to put back, load again from where it comes, or take out: nobody can put back a script of another company, and one
 * that measures is to be loaded again. `alone`: the step that a single one has.
 */
export function puttingBack(code: readonly LinkRow[], alone: (row: LinkRow) => string): Step[] {
  const [own, others] = [
    code.filter((row) => serviceOf(row) === null),
    code.filter((row) => serviceOf(row) !== null),
  ]
  const [service = ''] = others.flatMap((row) => serviceOf(row) ?? [])
  return [
    ...codeStep(own, alone, (names) => `Put back the ${names}, or remove what asks for them`),
    ...codeStep(
      others,
      alone,
      (names) =>
        `Load the ${names} of other services (such as ${service}) from there again, or remove those that you no longer use`,
    ),
  ]
}

/** Taking out, or putting back, one and then further ones: the first took 1 to 2.6 minutes on a walk. */
const codeMinutes = (count: number): number => minutesFor({ read: 1, page: 1, samePage: count - 1 })

function codeStep(
  code: readonly LinkRow[],
  alone: (row: LinkRow) => string,
  together: (names: string) => string,
): Step[] {
  const [first] = code
  if (first === undefined) return []
  const text = code.length === 1 ? alone(first) : together(namesOf(code))
  return [{ text, minutes: codeMinutes(code.length), who: WEB_PERSON }]
}

function namesOf(code: readonly LinkRow[]): string {
  const scripts = code.filter(({ type }) => type === kindWords.script).length
  const sheets = code.length - scripts
  const counted = [
    ...(scripts > 0 ? [plural(scripts, 'missing script')] : []),
    ...(sheets > 0 ? [plural(sheets, 'missing style sheet')] : []),
  ]
  return counted.join(' and ')
}
