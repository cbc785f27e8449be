import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { it } from 'node:test'
import { browserAt } from '#support/browser.ts'

it('renderings that are asked for together run side by side, and one that fails leaves the others', async () => {
  const held: ServerResponse[] = []
  const answerWhenBothHaveAsked = (_: unknown, response: ServerResponse): void => {
    held.push(response)
    if (held.length === 2)
      for (const each of held) each.setHeader('content-type', 'text/html').end('<p>Hello')
  }
  await using site = await browserAt({
    '/first': answerWhenBothHaveAsked,
    '/second': { status: 302, headers: { location: '/second' } },
    '/third': answerWhenBothHaveAsked,
  })
  const outcomes = await Promise.allSettled(
    ['/first', '/second', '/third'].map((path) => site.service.render(site.at(path))),
  )
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.match(JSON.stringify(outcomes), /Hello.*Hello/u)
})
