/** What the page says that shows how the installation is doing. */
export const words = {
  'health.lead': 'How the installation is doing right now.',
  'health.checked': 'Checked at {{time}}. The page looks again by itself every {{seconds}} seconds.',
  'health.release': 'Release {{version}}, running since {{since}}',
  'health.allWell': 'Everything is well.',
  'health.someWrong': 'Something needs a look.',
  'health.ok': 'Fine',
  'health.look': 'Needs a look',
  'health.database': 'Database',
  'health.jobs': 'Jobs',
  'health.mail': 'Mail',
  'health.storage': 'Storage',
  'health.databaseVersion': 'PostgreSQL',
  'health.size': 'Size',
  'health.connections': 'Connections',
  'health.ofMost': '{{count}} of {{most}}',
  'health.answered': 'Answers within',
  'health.ms': '{{ms}} ms',
  'health.waiting': 'Waiting',
  'health.failed': 'Failed',
  'health.failedLately': 'Failed in the last 24 hours',
  'health.oldest': 'Longest waiting since',
  'health.none': 'nothing waits',
  'health.sentBy': 'Sent by',
  'health.smtp': 'a mail server (SMTP)',
  'health.catcher': 'the built-in mailbox; nothing leaves this machine',
  'health.keptOn': 'Files lie on',
  'health.disk': 'this machine',
  'health.s3': 'an object store (S3)',
  'health.free': 'Free space',
  'health.unlimited': 'not told by the store',
  'health.database.slow': 'The database answers slowly.',
  'health.database.slow.do':
    'Look at what else the machine is doing, and whether a backup or a large import is running. If it lasts, give the database more memory or a machine of its own.',
  'health.database.connections': 'Nearly all connections to the database are in use.',
  'health.database.connections.do':
    'Raise max_connections of PostgreSQL, or run fewer processes of the product. When none is left, calls begin to fail.',
  'health.jobs.stuck': 'Jobs are due that nobody takes up.',
  'health.jobs.stuck.do': 'See whether a process runs that does jobs (ROLE is all or worker), and what its log says.',
  'health.jobs.failed': 'Jobs were given up after several tries.',
  'health.jobs.failed.do':
    'The log of the worker says why, under the name of the job. Daily jobs try again tomorrow by themselves.',
  'health.mail.stuck': 'Mails are due that do not go out.',
  'health.mail.stuck.do':
    'See whether the mail server in SMTP_URL can be reached from this machine, and whether a process runs that sends mails.',
  'health.mail.failing': 'Mails could not be delivered in the last 24 hours.',
  'health.mail.failing.do':
    'The e-mail log names each of them with the reason. A wrong address is the usual one; many at once point to the mail server.',
  'health.storage.unreachable': 'Files can be neither stored nor read.',
  'health.storage.unreachable.do':
    'See whether the data folder is there and may be written to, or whether the object store in S3_ENDPOINT answers.',
  'health.storage.full': 'The disk is nearly full.',
  'health.storage.full.do':
    'Make room or enlarge the disk. When it is full, nothing can be saved any more, answers of applicants included.',
  'health.down': 'The server does not answer, or cannot reach its database.',
  'health.down.do':
    'If it does not come back within a minute, look at the log of the server and of PostgreSQL. The page goes on trying.',
} as const
