import type { AnyCheck } from '#core/check.ts'
import { LIGHTER_ARCHIVE, lighterFiles } from '#fixes/pictures/lighter-names.ts'
import { SAMPLE_NOTE } from '#core/sample-files.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import { readEvidence } from '#store/evidence.ts'
import type { Website } from '#store/websites.ts'
import { fixCalls } from '../contract/fixes.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { limitReading } from '../hand-overs/link-limits.ts'
import { openLink } from '../hand-overs/open-link.ts'
import { downloadAnswer } from '../http/download-answer.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { zipOf } from './zip.ts'

/** Whether a fix of this check swaps heavy pictures; a link to it gives its files too. */
const swapsPictures = ({ id }: AnyCheck): boolean =>
  fixSources.get(id)?.evidence.includes('lighterPictures') === true

export const lighterPictureRoutes = new Resource()
  .on(named(fixCalls, 'GET /lighter-pictures/{name}'), async (incoming) =>
    fileOf(incoming.services, await ownersWebsite(incoming), incoming.params.name),
  )
  .on(named(handOverCalls, 'GET /handed/{token}/pictures/{name}'), async ({ params, services }) => {
    const { handOver, website, checks } = await openLink(services, params.token)
    await limitReading(services, handOver)
    if (!checks.some(swapsPictures)) throw notFound()
    return fileOf(services, website, params.name)
  })

/** One lighter picture of a website, or all of them in an archive, as it is called in the fix. */
async function fileOf(services: Services, website: Website, name: string): Promise<Response> {
  const { lighterPictures } = gatheredValues(await readEvidence(services, website.id, ['lighterPictures']))
  const files = lighterFiles(lighterPictures?.pictures ?? [])
  if (name === LIGHTER_ARCHIVE && files.length > 0)
    return downloadAnswer(services, {
      name,
      type: 'application/zip',
      body: zipOf([
        ...files.map(({ name: inside, picture }) => ({ name: inside, bytes: bytesOf(picture) })),
        ...(services.isDemonstration
          ? [{ name: SAMPLE_NOTE.name, bytes: Buffer.from(SAMPLE_NOTE.text) }]
          : []),
      ]),
    })
  const found = files.find((file) => file.name === name)
  if (!found) throw notFound()
  return downloadAnswer(services, {
    name,
    type: `image/${found.picture.type}`,
    body: bytesOf(found.picture),
  })
}

const bytesOf = ({ data }: { data: string }): Uint8Array => Buffer.from(data, 'base64')
