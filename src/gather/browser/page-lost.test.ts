import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProtocolError, TimeoutError } from 'puppeteer-core'
import { failure } from '#core/reasons.ts'
import { GatheringFailed } from '../context.ts'
import { unlessLost } from './page-lost.ts'

async function outcomeOf(error: unknown): Promise<{ given: string; reported: unknown[] }> {
  const reported: unknown[] = []
  const given = await unlessLost('the layout', {
    measure: async () => {
      throw error
    },
    lost: 'nothing',
    onFault: (where, fault) => reported.push(where, fault),
  })
  return { given, reported }
}

test('a page that crashed, navigated away or does not answer loses that measurement, and is not a fault of ours', async () => {
  for (const error of [
    new ProtocolError('Protocol error (Runtime.evaluate): Target closed'),
    new TimeoutError('Waiting failed: 15000ms exceeded'),
    new GatheringFailed(failure('page_hung')),
    new Error('the page could not be measured: Execution was terminated'),
  ]) {
    assert.deepEqual(await outcomeOf(error), { given: 'nothing', reported: [] })
  }
})

test('any other error is reported as a fault and loses only that measurement', async () => {
  for (const error of [
    new TypeError('x is not a function'),
    new ProtocolError("Protocol error (Page.look): 'Page.look' wasn't found"),
    'a text',
  ]) {
    assert.deepEqual(await outcomeOf(error), { given: 'nothing', reported: ['the layout', error] })
  }
})

const onFault = (): void => assert.fail('there is no fault')

test('a measurement that worked is returned', async () => {
  assert.equal(await unlessLost('it', { measure: async () => 42, lost: null, onFault }), 42)
})
