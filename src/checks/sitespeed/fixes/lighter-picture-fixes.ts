import { bytesWords } from '#core/format/bytes.ts'
import type { FixMaker, Where } from '#fixes/fix.ts'
import { hasMenus, type Hosting, hostingName, hostingOf } from '#fixes/hosting/hosting.ts'
import { SOMEBODY_ELSE } from '#fixes/hosting/where.ts'
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
      where: whereToSwap(hostingOf(evidence), files),
      builderDoesIt: false,
    },
  ]
}

type LighterFile = ReturnType<typeof lighterFiles>[number]

/** Where the pictures are swapped: a builder or system has an editor for it, a website of files has not. */
function whereToSwap(hosting: Hosting, files: readonly LighterFile[]): Where {
  const place = hostingName(hosting)
  return {
    place,
    steps: [
      `Download the lighter ${files.length === 1 ? 'picture' : 'pictures'} above.`,
      ...(hasMenus(hosting)
        ? [
            `In ${place}, open your homepage, choose the picture and replace it with its lighter copy.`,
            'Save and publish, then check your homepage on your phone.',
          ]
        : [uploadStep(files), 'Check your homepage on your phone afterwards.', SOMEBODY_ELSE]),
    ],
  }
}

/** A copy has the name of its picture where both have one format; otherwise the homepage has to name the new one. */
function uploadStep(files: readonly LighterFile[]): string {
  const [it, picture, name] = files.length === 1 ? ['it', 'picture', 'name'] : ['them', 'pictures', 'names']
  const same = files.filter((file) => new URL(file.picture.url).pathname.endsWith(`/${file.name}`))
  if (same.length === files.length) return `Upload ${it} to the same place, over the old ${picture}.`
  if (same.length === 0)
    return `Upload ${it} beside the old ${picture}, and write the new ${name} into your homepage in place of the old.`
  return 'Upload them where the old pictures are. Where a name has changed, write the new one into your homepage in place of the old.'
}
