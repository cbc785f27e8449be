import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApi } from '#support/api.ts'

test('the buttons of the login page are those of the providers that are set up', async () => {
  const api = await testApi()
  const answer = await api.visitor().get('/sign-in/providers')
  await api.close()
  assert.deepEqual(
    [answer.status, answer.body],
    [200, { providers: api.services.accounts.providers, sendsMail: false, command: 'npx fettle' }],
  )
  assert.deepEqual(answer.body, {
    providers: [{ id: 'club', label: 'Sailing Club' }],
    sendsMail: false,
    command: 'npx fettle',
  })
})
