import { randomUUID } from 'node:crypto'
import { changeLogo, type Logo, logoFile, logoOfOwner } from '#store/summaries.ts'
import { MOST_LOGO_BYTES } from '#summary/logo-size.ts'
import { hit } from '#store/limits.ts'
import { summaryCalls } from '../contract/summary.ts'
import { notFound, tooOften } from '../http/error.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { notValid, readUpload } from '../http/upload.ts'

/** Decoding a picture costs up to a second of work. */
const UPLOADS = { most: 30, windowSeconds: 3_600 }
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff)
const TYPES: ReadonlyMap<string, Logo['type']> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/jpg', 'jpeg'],
])

export const summaryLogoRoutes = new Resource()
  .on(named(summaryCalls, 'PUT /summary/logo'), async ({ c, owner, services }) => {
    const { ownerId } = owner
    const { allowed, retryAfterSeconds } = await hit(services.db, `logo:${ownerId}`, UPLOADS, services.now())
    if (!allowed) throw tooOften(retryAfterSeconds)
    const { type, bytes } = await readUpload(c.req.raw, { field: 'logo', most: MOST_LOGO_BYTES, isRight })
    const picture = await services.makePicture(bytes, TYPES.get(type) ?? 'png')
    if (!picture) throw notValid()
    const { width, height } = picture
    const made: Logo = { id: randomUUID(), type: picture.type, width, height }
    await replace(services, ownerId, { logo: made, bytes: picture.bytes })
    return { message: SAVED_MESSAGE, logo: logoView(made) }
  })
  .on(named(summaryCalls, 'DELETE /summary/logo'), async ({ owner, services }) => {
    await replace(services, owner.ownerId, null)
    return { message: SAVED_MESSAGE }
  })
  .on(named(summaryCalls, 'GET /summary/logo/{id}'), async ({ owner, params, services }) => {
    const kept = await logoOfOwner(services.db, owner.ownerId, params.id)
    const body = kept && (await services.files.get(logoFile(owner.ownerId, kept)))
    if (!kept || !body) throw notFound()
    return new Response(Uint8Array.from(body), {
      headers: {
        'Content-Type': `image/${kept.type}`,
        'Content-Disposition': `inline; filename="logo.${kept.type}"`,
      },
    })
  })

/** A logo, for the web. */
export const logoView = ({ id, width, height }: Logo) => ({ path: `/summary/logo/${id}`, width, height })

/** Both the declared type and the first bytes must be those of a PNG or a JPEG. */
function isRight(declared: string, head: Uint8Array): boolean {
  const type = TYPES.get(declared)
  if (type === undefined) return false
  const signature = type === 'png' ? PNG : JPEG
  return signature.every((byte, at) => head[at] === byte)
}

/** Writes the new file before its row, and deletes the old file last, so that no row is ever without its file. */
async function replace(
  { db, files }: Services,
  ownerId: string,
  next: { logo: Logo; bytes: Uint8Array } | null,
): Promise<void> {
  if (next) await files.put(logoFile(ownerId, next.logo), next.bytes)
  const before = await db
    .transaction((tx) => changeLogo(tx, ownerId, next?.logo ?? null))
    .catch(async (error: unknown) => {
      if (next) await files.remove(logoFile(ownerId, next.logo))
      throw error
    })
  // The change is made. A file that cannot be deleted now is removed with the unused files (sweep-files.ts).
  if (before) await files.remove(logoFile(ownerId, before)).catch(() => undefined)
}
