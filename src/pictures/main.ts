import { encodePicture } from './encode.ts'
import { requestSchema } from './protocol.ts'

// A process for strangers' pictures, one after the other: it has no secrets, is killed when one takes too long, and ends with its parent.
process.on('message', (message) => void answer(message))

async function answer(message: unknown): Promise<void> {
  const { bytes, use } = requestSchema.parse(message)
  const picture = await encodePicture(bytes, use)
  if (process.connected) process.send?.({ picture })
}
