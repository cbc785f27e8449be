import { bytesWords } from '#core/format/bytes.ts'
import type { FixMaker, Where } from '#fixes/fix.ts'
import { hostingName, hostingOf } from '#fixes/hosting/hosting.ts'
import type { SpeedStatus } from '../words.ts'
import { LIGHTER_ARCHIVE, lighterFiles } from '#fixes/pictures/lighter-names.ts'

/** Lighter copies of the pictures that slow the homepage, to download and put in their place. */
export const lighterPictureFixes: FixMaker = ({ result, evidence }) => {
  if (result.status === ('fast' satisfies SpeedStatus)) return []
  const files = lighterFiles(evidence.lighterPictures?.pictures ?? [])
  if (files.length === 0) return []
  const saved = files.reduce((sum, { picture }) => sum + picture.bytes - picture.lighterBytes, 0)
  const isOne = files.length === 1
  return [
    {
      id: 'lighter-pictures',
      title: `Swap ${isOne ? 'one heavy picture for a lighter one' : `${files.length} heavy pictures for lighter ones`}`,
      why: `We made ${isOne ? 'a lighter copy' : 'lighter copies'} of what your homepage shows. ${isOne ? 'It looks' : 'They look'} the same and ${isOne ? 'takes' : 'take'} ${bytesWords(saved)} less to load.`,
      downloads: [
        ...files.map(({ name, picture }) => ({
          name,
          line: `${bytesWords(picture.bytes)} now, ${bytesWords(picture.lighterBytes)} with the lighter copy`,
        })),
        ...(isOne
          ? []
          : [
              {
                name: LIGHTER_ARCHIVE,
                line: `${files.length === 2 ? 'Both' : `All ${files.length}`} pictures in one file`,
              },
            ]),
      ],
      pieces: [
        {
          title: 'What to swap',
          kind: 'text',
          content: files.map(({ name, picture }) => `${picture.url}\n→ ${name}`).join('\n\n'),
          note: 'Keep a copy of the pictures you have now. To undo, put them back in the same places.',
        },
      ],
      where: where(hostingName(hostingOf(evidence)), isOne),
      builderDoesIt: false,
    },
  ]
}

const where = (place: string, isOne: boolean): Where => ({
  place,
  steps: [
    `Download the lighter ${isOne ? 'picture' : 'pictures'} above.`,
    `In ${place}, open your homepage, choose the picture and replace it with its lighter copy.`,
    'Save and publish, then check your homepage on your phone.',
  ],
})
