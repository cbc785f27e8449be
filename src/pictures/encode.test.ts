import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { chunk, claimedSize, picture, withChunks } from '#support/pictures.ts'

const ALONE = fileURLToPath(new URL('../../tests/support/encode-alone.ts', import.meta.url))
const MOST_GROWN_KIB = 65_536
const outcome = z.object({ isTaken: z.boolean(), grownKib: z.number() })

/** The result for a picture, encoded in a separate process. */
async function encodedAlone(bytes: Uint8Array): Promise<z.infer<typeof outcome>> {
  const child = fork(ALONE, [], { serialization: 'advanced', execArgv: [] })
  child.send({ bytes, use: { kind: 'logo', type: 'png' } })
  const [message]: unknown[] = await once(child, 'message')
  await once(child, 'exit')
  return outcome.parse(message)
}

test('I05 a picture made to use much memory takes less than 64 MiB in the process that decodes it', async () => {
  const png = await picture('png')
  const packed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))])
  const costly: Readonly<Record<string, Buffer>> = {
    'a flood of pixels': claimedSize(50_000, 50_000),
    'as many pixels as are taken, and none there': claimedSize(5_000, 5_000),
    'a bomb of text': withChunks(png, chunk('zTXt', packed)),
    'a moving picture': withChunks(png, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
  }
  for (const [what, bytes] of Object.entries(costly)) {
    const { isTaken, grownKib } = await encodedAlone(bytes)
    assert.equal(isTaken, false, what)
    assert.ok(grownKib < MOST_GROWN_KIB, `${what}: ${grownKib} KiB`)
  }
})

test('a picture of the most pixels allowed is encoded in the same memory', async () => {
  const { isTaken, grownKib } = await encodedAlone(await picture('png', 5_000, 5_000))
  assert.ok(isTaken)
  assert.ok(grownKib < MOST_GROWN_KIB, `${grownKib} KiB`)
})
