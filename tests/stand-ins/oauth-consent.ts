/** What a person sees at the stand-in's consent page. */
export interface ConsentPage {
  uid: string
  /** Title of the service. */
  title: string
  scopes: readonly string[]
  businesses: readonly string[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const ticks = (name: string, type: 'checkbox' | 'radio', values: readonly string[]): string =>
  values
    .map((value, index) => {
      const checked = type === 'checkbox' || index === 0 ? ' checked' : ''
      const shown = escaped(value)
      return `<p><label><input type="${type}" name="${name}" value="${shown}"${checked}> ${shown}</label></p>`
    })
    .join('')

/** The consent page of the stand-in: who signs in, what is allowed, and a way to refuse. */
export const consentPage = ({ uid, title, scopes, businesses }: ConsentPage): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} (stand-in)</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1.5rem}button{font:inherit;min-height:44px;padding:0 1.5rem}</style>
<h1>${escaped(title)}</h1>
<p>This page stands in for the real one. Fettle asks for permission.</p>
<form method="post" action="/interaction/${escaped(uid)}">
<h2>Sign in as</h2>${ticks('business', 'radio', businesses)}
<h2>Allow Fettle to use</h2>${ticks('scope', 'checkbox', scopes)}
<button name="answer" value="allow">Allow</button>
<button name="answer" value="refuse">Refuse</button>
</form></html>`
