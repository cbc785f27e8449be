import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusalOf } from '../bench/support/parse-piece.ts'

const isAccepted = async (name: string, text: string): Promise<boolean> =>
  (await refusalOf({ kind: 'file', name, text })) === null

const snippet = (header: string): string =>
  `add_action('send_headers', static function () {\n    header('${header}');\n});\n`

describe('the reader of a ready-made file', () => {
  it('refuses a file of which it knows no format', async () => {
    assert.match((await refusalOf({ kind: 'file', name: 'settings.odd', text: 'x' })) ?? '', /no parser/u)
  })

  it('reads the snippet of PHP, and refuses one whose quotes end within a header', async () => {
    assert.equal(await isAccepted('headers.php', snippet('X-Frame-Options: SAMEORIGIN')), true)
    assert.equal(
      await isAccepted('headers.php', snippet("Content-Security-Policy: default-src 'self'")),
      false,
    )
  })

  it('reads a policy of MTA-STS, and refuses one without a server, a mode or an age', async () => {
    const lines = ['version: STSv1', 'mode: testing', 'mx: mail.example.com', 'max_age: 86400']
    assert.equal(await isAccepted('mta-sts.txt', `${lines.join('\r\n')}\r\n`), true)
    for (const missing of lines)
      assert.equal(
        await isAccepted('mta-sts.txt', lines.filter((line) => line !== missing).join('\n')),
        false,
        missing,
      )
    for (const wrong of ['mode: strict', 'mx: mail example', 'max_age: 31557601', 'max_age: 1', 'words'])
      assert.equal(await isAccepted('mta-sts.txt', [...lines, wrong].join('\n')), false, wrong)
  })
})
