import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

test('a captcha whose script a plug-in for speed holds back protects a form', () => {
  const { forms } = parseHtml(
    '<form><input></form><script data-rocket-src="https://www.google.com/recaptcha/api.js"></script>',
  )
  assert.equal(forms[0]?.spamProtection, true)
})
