import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

test('the quiz of Contact Form 7 protects its form', () => {
  const { forms } = parseHtml('<form><label>6 + 9? <input name=quiz-84 class=wpcf7-quiz></label></form>')
  assert.equal(forms[0]?.spamProtection, true)
})

test('a captcha whose script a plug-in for speed holds back protects a form', () => {
  const { forms } = parseHtml(
    '<form><input></form><script data-rocket-src="https://www.google.com/recaptcha/api.js"></script>',
  )
  assert.equal(forms[0]?.spamProtection, true)
})
