-- Demonstration accounts, with the passwords of infra/backend/src/demoAccounts.ts. Never seed a public site with them.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select id, 'authenticated', 'authenticated', email, extensions.crypt(password, extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', name, 'email', email), now(), now()
from (values
  ('00000000-0000-4000-8000-000000000001'::uuid, 'apprenant@exemple.test', 'Sentier-Boreal-27', 'Maude Tremblay'),
  ('00000000-0000-4000-8000-000000000002'::uuid, 'formateur@exemple.test', 'Fleuve-Laurentien-48', 'Camille Bouchard'),
  ('00000000-0000-4000-8000-000000000003'::uuid, 'admin@exemple.test', 'Sommet-Chic-Chocs-93', 'Dominique Roy')
) as account (id, email, password, name);

-- Students who cannot sign in: they have no password. They have come over a year, and their purchases, progress and reviews make the
-- figures real.
insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'authenticated', 'authenticated',
  'etudiant' || lpad(n::text, 3, '0') || '@exemple.test', now(), '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', first_names[1 + n % 20] || ' ' || last_names[1 + n % 17]),
  now() - (1 + n * 37 % 140) * interval '60 hours', now()
from generate_series(1, 140) n, (values (
  array['Amélie', 'Benoît', 'Catherine', 'David', 'Élise', 'Félix', 'Geneviève', 'Hugo', 'Isabelle', 'Jérôme', 'Karine',
    'Louis', 'Mélanie', 'Nicolas', 'Océane', 'Philippe', 'Rosalie', 'Samuel', 'Valérie', 'William'],
  array['Bergeron', 'Caron', 'Desjardins', 'Fortin', 'Gauthier', 'Hébert', 'Lapointe', 'Morin', 'Nadeau', 'Ouellet',
    'Pelletier', 'Rioux', 'Simard', 'Thibault', 'Vachon', 'Landry', 'Côté']
)) as names (first_names, last_names);

-- Nor can creators whom one meets: the administrator confirms for them.
insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select id, 'authenticated', 'authenticated', email, now(), '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', name), now(), now()
from (values
  ('00000000-0000-4000-8000-000000000004'::uuid, 'noemie@exemple.test', 'Noémie Gagnon'),
  ('00000000-0000-4000-8000-000000000005'::uuid, 'felix@exemple.test', 'Félix Cormier')
) as account (id, email, name);

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now()
from auth.users where email like '%@exemple.test';

-- Hosted Supabase's auth server expects values in columns that the embedded one does not have.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000', confirmation_token = '', recovery_token = '',
      email_change = '', email_change_token_new = '', email_change_token_current = '', reauthentication_token = ''
    where email like '%@exemple.test';
  end if;
end
$$;

update public.profiles set role = 'creator' where user_id = '00000000-0000-4000-8000-000000000002';
update public.profiles set role = 'admin' where user_id = '00000000-0000-4000-8000-000000000003';
