-- A file of ten thousand people brings half a million trigrams. They wait in the index's own list, which the search reads
-- too, until a vacuum sorts them in; at the usual 4 MB whoever imports would wait for that.
alter index invites_search set (gin_pending_list_limit = 32768);
