import { sampleFileName } from '#core/sample-files.ts'
import type { Services } from '../services.ts'

/** A file to keep. */
interface Download {
  name: string
  type: string
  body: string | Uint8Array | ReadableStream<Uint8Array>
}

/** The answer with a file to keep, never shown in a page of ours. Its name says so where everything is about a made-up business. */
export const downloadAnswer = (
  { isDemonstration }: Pick<Services, 'isDemonstration'>,
  { name, type, body }: Download,
): Response =>
  new Response(body instanceof Uint8Array ? Uint8Array.from(body) : body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${isDemonstration ? sampleFileName(name) : name}"`,
    },
  })
