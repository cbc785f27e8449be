import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailServer } from '#support/mail-server.ts'
import { openTransport } from './transport.ts'

/** What the test of a mail server says. */
async function tried(smtpUrl: string): Promise<string | null> {
  const transport = openTransport(smtpUrl, 'Fettle <fettle@fettle.fixture>')
  const said = await transport.test()
  transport.close()
  return said
}

test('the test of the mail server signs in and sends nothing, and says nothing of the password', async () => {
  const server = await mailServer()
  assert.equal(await tried(server.url), null)
  const refused = await tried(server.url.replace('right', 'wrong-and-secret'))
  assert.equal(refused, 'The mail server refuses the name or password in SMTP_URL')
  await server.close()
  assert.match((await tried(server.url)) ?? '', /ECONNREFUSED/u)
  assert.deepEqual([server.received.length, server.logins.length], [0, 2])
})
