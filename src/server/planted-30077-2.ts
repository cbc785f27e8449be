import process from 'node:process'
export const it = process.env['A']
