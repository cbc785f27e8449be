import { env } from 'node:process'
export const it = env['A']
