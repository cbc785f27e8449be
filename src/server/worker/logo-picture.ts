import type { Files } from '#api/services.ts'
import { type Logo, logoFile } from '#store/summaries.ts'

/** An owner's logo with its data; `null`: there is none, or its file is gone. */
export async function logoPicture(
  files: Files,
  ownerId: string,
  logo: Logo | null,
): Promise<(Logo & { src: string }) | null> {
  const picture = logo && (await files.get(logoFile(ownerId, logo)))
  if (!logo || !picture) return null
  return { ...logo, src: `data:image/${logo.type};base64,${Buffer.from(picture).toString('base64')}` }
}
