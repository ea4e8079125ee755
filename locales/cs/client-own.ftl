# Formulář, do kterého si lidé zapisují vlastní komponenty.

client-own = Vaše krabice
client-own-note = Zapište si vlastní důstojníky, karty, moduly a planety.
client-own-none = Zatím tu žádnou krabici nemáte. Pojmenujte ji a vyplňte z ní, kolik chcete.
client-own-new = Název nové krabice
client-own-new-example = Naše police
client-own-begin = Založit krabici
client-own-bring = Načíst zabalenou krabici
client-own-bring-note = Nebo vezměte tu, kterou jste si tady či na jiném počítači uložili do souboru.
client-own-fill-in = Vyplnit
client-own-fill-in-named = Vyplnit: { $name }
client-own-export = Uložit do souboru
client-own-delete = Smazat
client-own-hold = Podržte a smaže se { $name }
client-own-empty = Všechny tabulky jsou prázdné.
client-own-count = { $table }: { $count }
client-own-back = Všechny krabice
client-own-tables = Tabulky krabice
client-own-row = Řádek { $number }
client-own-add-row = Přidat řádek
client-own-copy-row = Přidat kopii
client-own-delete-row = Smazat tento řádek
client-own-row-gone = Řádek je smazán: { $name }.
client-own-bring-back = Vrátit
client-own-part = { $field }, řádek { $number }
client-own-more-parts = Přidat řádek
client-own-drop-part = Smazat: { $part }
client-own-pick = Vybrat ze seznamu …
client-own-add-to = Vybrat do pole: { $field }
client-own-mistakes =
    { $count ->
        [one] Jedna chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }
client-own-not-kept =
    { $count ->
        [one] Zatím neuloženo: jedna chyba je vyznačena. Nic se neztratilo.
        [few] Zatím neuloženo: { $count } chyby jsou vyznačeny. Nic se neztratilo.
        [many] Zatím neuloženo: { $count } chyby je vyznačeno. Nic se neztratilo.
       *[other] Zatím neuloženo: { $count } chyb je vyznačeno. Nic se neztratilo.
    }
client-own-kept = Uloženo. Krabici teď můžete zvolit pro stůl.
client-own-unsaved = Zatím neuloženo. Tento prohlížeč si to pamatuje.
client-own-nothing-changed = Vše je uloženo.
client-own-discard = Zahodit změny
client-own-keep = Zkontrolovat a uložit
