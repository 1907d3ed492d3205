-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE POLICY files_delete ON storage.objects FOR DELETE TO authenticated USING (private.can_write_file(bucket_id, name));

CREATE POLICY files_insert ON storage.objects FOR INSERT TO authenticated WITH CHECK ((private.can_write_file(bucket_id, name) AND private.assert_upload_room()));

CREATE POLICY files_read ON storage.objects FOR SELECT TO anon, authenticated USING (private.can_read_file(bucket_id, name));

CREATE POLICY files_update ON storage.objects FOR UPDATE TO authenticated USING (private.can_write_file(bucket_id, name)) WITH CHECK (private.can_write_file(bucket_id, name));
