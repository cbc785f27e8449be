import { z } from 'zod'

const SCHEMES: readonly string[] = ['ws:', 'wss:', 'http:', 'https:']

/** An address of a browser on another machine. A token may stand after its `?`, so that no message repeats it. */
const address = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && SCHEMES.includes(url.protocol) && url.hostname !== '' && url.username === ''
}, 'has to be ws://, wss://, http:// or https:// addresses without a user')

/** Addresses, separated by spaces or commas. */
export const remoteBrowsersSetting = z
  .string()
  .default('')
  .transform((text) => text.split(/[,\s]+/u).filter((part) => part !== ''))
  .pipe(z.array(address))
