import { encodePicture } from './encode.ts'
import { wishSchema } from './protocol.ts'

// A process of its own for one stranger's picture: without secrets, and killed whole when it takes too long.
process.once('message', (message) => void answer(message))

async function answer(message: unknown): Promise<void> {
  const { bytes, type } = wishSchema.parse(message)
  const picture = await encodePicture(bytes, type)
  process.send?.({ picture }, () => process.disconnect())
}
