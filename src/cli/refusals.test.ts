import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readEnvironment } from '#server/environment.ts'
import { codeCommand } from './code-command.ts'
import { readCommandLine } from './options.ts'
import { storedBackupsCommand } from './stored-backups-command.ts'
import { typedWebsite } from './typed-website.ts'
import { UsageError } from './usage.ts'

const wrongUsage = (words: RegExp) => (error: unknown) =>
  error instanceof UsageError && words.test(error.message)

describe('a command that is refused says what it takes', () => {
  it('no operand, one, or two, of what is done with stored backups', async () => {
    const environment = readEnvironment({})
    for (const [action, operands, words] of [
      ['now', ['x'], /^"backup now" takes no operand\.$/u],
      ['prune', ['x'], /^"backup prune" takes no operand\.$/u],
      ['drill', ['x', 'y'], /^"backup drill" takes one operand at most\.$/u],
      ['get', ['x'], /^"backup get" takes the name of a backup and the file to write\.$/u],
    ] as const)
      await assert.rejects(storedBackupsCommand(action, operands, environment), wrongUsage(words))
  })

  it('what is wrong with the address of a website, in one line', () => {
    for (const [typed, words] of [
      ['', /^Oops\.\.\.Invalid url parameter: "" is not the address of a website’s homepage, such as/u],
      ['joes.com.au/menu', /is not the address of a website’s homepage/u],
      ['ftp://joes.com.au', /begins with something else than http/u],
      ['https://joe:secret@joes.com.au', /has an @ before its host/u],
      ['127.0.0.1', /is an IP address: give a name, and with --resolve/u],
      ['joes.com.au:8443', /has a port other than 80 and 443: --resolve/u],
      ['joes.test', /: "joes\.test" is not on the public internet: --resolve/u],
      [`a\nb\u001b[31m${'a'.repeat(5_000)}`, /: "a b\S{70,90}…" is not/u],
    ] as const)
      assert.throws(() => typedWebsite(typed, []), wrongUsage(words), typed)
    assert.equal(typedWebsite('joes.test', ['joes.test']), 'https://joes.test/')
  })

  it('the command that prints a link, as this machine calls it, where a code is asked for and links are mailed', () => {
    const environment = readEnvironment({ SMTP_URL: 'smtp://localhost:25' })
    const { options } = readCommandLine(['code', 'reset', 'mia@example.com'])
    assert.throws(
      () => codeCommand('reset', 'mia@example.com', options, { ...environment, command: 'npx fettle' }),
      wrongUsage(/"npx fettle operator reset <email>" prints one for a new password\.$/u),
    )
  })
})
