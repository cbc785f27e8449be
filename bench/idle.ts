import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '#support/product.ts'
import { pssMib } from './support/measure.ts'

// Memory of the idle web process, with shared pages divided among their processes (PSS): right after the start, after the first visitors, and a
// minute later.
//   npm run -s bench:idle
const IDLE_MS = 75_000
const VISITORS = 20

const product = await startProduct({ embedded: true, settings: { FETTLE_WORKERS: '0' } })
try {
  const now = (): string => `${pssMib(product.run.parts().web[0]?.pid ?? 0).toFixed(0)} MiB`
  console.log(`after the start ${now()}`)
  for (let count = 0; count < VISITORS; count += 1) {
    await (await product.visitor().raw('/home')).text()
    const owner = await product.signUp()
    await owner.get('/me')
  }
  console.log(`after ${VISITORS} have signed up ${now()}`)
  await wait(IDLE_MS)
  console.log(`a minute later ${now()}`)
} finally {
  await product.stop()
}
