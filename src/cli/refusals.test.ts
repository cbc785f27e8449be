import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readEnvironment } from '#server/environment.ts'
import { codeCommand } from './code-command.ts'
import { readCommandLine } from './options.ts'
import { storedBackupsCommand } from './stored-backups-command.ts'
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

  it('the command that prints a link, as this machine calls it, where a code is asked for and links are mailed', () => {
    const environment = readEnvironment({ SMTP_URL: 'smtp://localhost:25' })
    const { options } = readCommandLine(['code', 'reset', 'mia@example.com'])
    assert.throws(
      () => codeCommand('reset', 'mia@example.com', options, { ...environment, command: 'npx fettle' }),
      wrongUsage(/"npx fettle operator reset <email>" prints one for a new password\.$/u),
    )
  })
})
