import type { LighterPicture } from '#core/evidence/pictures.ts'

const ENDINGS = { jpeg: 'jpg', webp: 'webp' } as const
const LONGEST_NAME = 60

/** The whole set as one file. */
export const LIGHTER_ARCHIVE = 'lighter-pictures.zip'

/** The files of lighter copies: each is called as the picture it replaces, with the ending of its own format. No two are alike, nor differ by capitals alone. */
export function lighterFiles(
  pictures: readonly LighterPicture[],
): { name: string; picture: LighterPicture }[] {
  const taken = new Set<string>()
  return pictures.map((picture) => {
    const plain = plainName(picture.url)
    const ending = ENDINGS[picture.type]
    let name = `${plain}.${ending}`
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plain}-${count}.${ending}`
    taken.add(name.toLowerCase())
    return { name, picture }
  })
}

/** The file's own name without its ending, in letters that every system takes in a file's name. */
function plainName(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? ''
  const plain = last
    .replace(/\.\w{2,5}$/u, '')
    .replaceAll(/(?:%[0-9a-f]{2}|[^\w-])+/giu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, LONGEST_NAME)
  return plain === '' ? 'picture' : plain
}
