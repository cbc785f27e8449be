import { encodePicture } from '#pictures/encode.ts'
import { requestSchema } from '#pictures/protocol.ts'

// Encodes one picture in a process that does nothing else, and reports how much more memory that took at its peak.
process.once('message', (message) => void answer(message))

async function answer(message: unknown): Promise<void> {
  const { bytes, use } = requestSchema.parse(message)
  const before = process.resourceUsage().maxRSS
  const picture = await encodePicture(bytes, use)
  const grownKib = process.resourceUsage().maxRSS - before
  process.send?.({ isTaken: picture !== null, grownKib }, () => process.disconnect())
}
