export const it = process.env['A']
