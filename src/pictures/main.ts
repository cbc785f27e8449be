import { encodePicture } from './encode.ts'
import { requestSchema } from './protocol.ts'

// A process for one picture of a stranger: it has no secrets, and is killed when it takes too long.
process.once('message', (message) => void answer(message))

async function answer(message: unknown): Promise<void> {
  const { bytes, type } = requestSchema.parse(message)
  const picture = await encodePicture(bytes, type)
  process.send?.({ picture }, () => process.disconnect())
}
