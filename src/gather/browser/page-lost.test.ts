import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProtocolError, TimeoutError } from 'puppeteer-core'
import { failure } from '#core/reasons.ts'
import { GatheringFailed } from '../context.ts'
import { unlessLost } from './page-lost.ts'

async function outcomeOf(error: unknown): Promise<{ given: string; told: unknown[] }> {
  const told: unknown[] = []
  const given = await unlessLost('the layout', {
    measure: async () => {
      throw error
    },
    lost: 'nothing',
    onFault: (where, fault) => told.push(where, fault),
  })
  return { given, told }
}

test('a page that crashed, ran off or does not answer costs what was measured on it, and is no fault of ours', async () => {
  for (const error of [
    new ProtocolError('Protocol error (Runtime.evaluate): Target closed'),
    new TimeoutError('Waiting failed: 15000ms exceeded'),
    new GatheringFailed(failure('page_hung')),
    new Error('the page could not be measured: Execution was terminated'),
  ]) {
    assert.deepEqual(await outcomeOf(error), { given: 'nothing', told: [] })
  }
})

test('everything else is told as a fault and costs no more', async () => {
  for (const error of [
    new TypeError('x is not a function'),
    new ProtocolError("Protocol error (Page.look): 'Page.look' wasn't found"),
    'a text',
  ]) {
    assert.deepEqual(await outcomeOf(error), { given: 'nothing', told: ['the layout', error] })
  }
})

const onFault = (): void => assert.fail('there is no fault')

test('what could be measured is given', async () => {
  assert.equal(await unlessLost('it', { measure: async () => 42, lost: null, onFault }), 42)
})
