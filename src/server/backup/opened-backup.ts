import { join } from 'node:path'
import { SettingError } from '../setting-error.ts'
import { decryptFile, isEncrypted } from './encrypt.ts'

/** The path of a backup that is not encrypted: the file itself, or its decrypted copy in the folder. Throws where the passphrase is missing or wrong. */
export async function openedBackup(file: string, folder: string, passphrase: string | null): Promise<string> {
  if (!(await isEncrypted(file))) return file
  if (passphrase === null)
    throw new SettingError('The backup is encrypted, and the setting FETTLE_BACKUP_PASSPHRASE is missing.')
  const decrypted = join(folder, 'decrypted')
  await decryptFile(file, decrypted, passphrase)
  return decrypted
}
